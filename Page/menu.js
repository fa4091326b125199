// The sheet that everything but playing is in: its four parts, and the ways in and out.
const menu = document.querySelector("#menu");
const tabs = [...menu.querySelectorAll('[role="tab"]')];

function choose(wanted) {
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", tab === wanted);
    tab.tabIndex = tab === wanted ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== wanted;
  }
  menu.scrollTop = 0;
}

export function openMenu(part) {
  if (part) choose(document.getElementById(`tab-${part}`));
  if (!menu.open) menu.showModal();
}

export const closeMenu = () => menu.close();

for (const [index, tab] of tabs.entries()) {
  tab.onclick = () => choose(tab);
  tab.onkeydown = ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
    const next = tabs.at((index + step) % tabs.length);
    if (step) choose(next);
    if (step) next.focus();
  };
}
document.querySelector("#open-menu").onclick = () => openMenu();
// Beside the sheet is the stage: a tap there goes back to it.
menu.onclick = ({ target }) => target === menu && closeMenu();
for (const button of document.querySelectorAll("dialog .close")) {
  button.onclick = () => button.closest("dialog").close();
}
