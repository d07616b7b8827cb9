/** Model years, with the oldest and the newest among them. */
type YearSpan = { oldest: number; newest: number };

/**
 * A state's rule in content: how many model years are too new for the test, and from which age on
 * vehicles are too old.
 */
export type ModelYearRule = {
  /** How many model years are exempt because they are new, the current one included. */
  exemptWhileNew: number;
  /** Gasoline vehicles are exempt from this age on, in model years. */
  exemptFromAge: number;
  /** Diesels from this model year on are tested, no matter how old they are. */
  dieselsFrom?: number;
};

type TestedYears = {
  /** This model year and newer ones need no test yet. */
  exemptFrom: number;
  /** All vehicles of these model years are tested. */
  tested: YearSpan;
  /** In these model years, only diesels are tested; undefined if there are no such years. */
  dieselOnly?: YearSpan;
};

/** The model years that a state's emissions program tests in a calendar year. */
export function testedModelYears(
  { exemptWhileNew, exemptFromAge, dieselsFrom }: ModelYearRule,
  year: number,
): TestedYears {
  const tested = { oldest: year - exemptFromAge + 1, newest: year - exemptWhileNew };
  const hasOldDiesels = dieselsFrom !== undefined && dieselsFrom < tested.oldest;
  return {
    exemptFrom: tested.newest + 1,
    tested,
    dieselOnly: hasOldDiesels ? { oldest: dieselsFrom, newest: tested.oldest - 1 } : undefined,
  };
}
