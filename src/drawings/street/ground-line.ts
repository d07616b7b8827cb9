/** The height of the ground in every part of the street, in units of 2 cm from the top. */
export const GROUND = 230;

/** A centimeter in units of the street. */
export const CENTIMETER = 0.5;
