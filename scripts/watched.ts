/** The folders whose changes show in the browser at once. */
export const WATCHED = ['content', 'templates', 'src', 'public'];
