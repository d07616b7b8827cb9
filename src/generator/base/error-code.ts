/** The error code of a failed system call, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code;
