document.querySelector('#script').textContent = 'on';
document.addEventListener('click', (event) => (window.lastClick = { trusted: event.isTrusted, id: event.target.id }));
