const LITTER =
  /(^|\/)(\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini|\.#[^/]*)$|(~|\.(sw[op]|tmp|bak|orig))$/i;

/** Whether a path is one of what systems and code editors leave behind. */
export const isLitter = (path: string): boolean => LITTER.test(path);
