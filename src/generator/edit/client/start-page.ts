/** Whether this is the editor's own page, without a page of the site beside it. */
export const isStartPage = location.pathname === '/__edit/';
