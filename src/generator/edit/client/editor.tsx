/** Marks the page as one that can be edited. */
document.documentElement.dataset.editing = '';
