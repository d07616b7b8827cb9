/** Diesels from this model year on are tested, no matter how old they are. */
export const FIRST_DIESEL = 1997;

type Years = { oldest: number; newest: number };

export type TestedYears = {
  /** This model year and newer ones need no test yet. */
  exemptFrom: number;
  /** Gasoline vehicles and diesels of these model years are tested, including the oldest and newest year. */
  tested: Years;
  /** In these model years, only diesels are tested. */
  dieselOnly: Years;
};

/**
 * Model years that Virginia's emissions program tests in a calendar year: gasoline vehicles less than 25 model years
 * old before January 1, diesels from 1997, and none of the current or the three preceding model years (9VAC5-91).
 */
export function testedModelYears(year: number): TestedYears {
  return {
    exemptFrom: year - 3,
    tested: { oldest: year - 24, newest: year - 4 },
    dieselOnly: { oldest: FIRST_DIESEL, newest: year - 25 },
  };
}
