const LITTER =
  /(^|\/)(\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini|\.#[^/]*)$|(~|\.(sw[op]|tmp|bak|orig))$/i;

/** Whether a path is a file that an operating system or a code editor left behind. */
export const isLitter = (path: string): boolean => LITTER.test(path);
