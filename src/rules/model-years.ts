/** A range of model years; both ends are included. */
type YearSpan = { oldest: number; newest: number };

/** A state's rule in content: the model years that are too new or too old for the test. */
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

/** Computes the model years that a state's program tests in a calendar year. */
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
