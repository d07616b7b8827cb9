/**
 * A port of this machine that nobody listens at. With it as their proxy, browsers reach no other
 * machine, whatever network there is.
 */
export const NOBODY = 9;
