for (const bell of document.querySelectorAll<HTMLElement>('[data-part="bell"]')) {
  bell.addEventListener('click', () => bell.classList.add('bell-rung'));
}
