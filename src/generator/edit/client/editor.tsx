export const started = true;
document.documentElement.dataset.editing = 'yes';
