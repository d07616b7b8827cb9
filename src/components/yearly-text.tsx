import { PLACEHOLDER } from '../generator/portable.ts';
import { RichText } from './rich-text.tsx';

type YearlyTextProps = {
  text: string;
  /** Years that go up with the calendar, by the names of their placeholders. */
  years: Record<string, number>;
  /** Values for the other placeholders of the text. */
  values?: Record<string, string>;
  /** The calendar year at build time. */
  thisYear: number;
};

/** A text with years, which the script keeps current. */
export function YearlyText({ text, years, values = {}, thisYear }: YearlyTextProps) {
  return text.split(PLACEHOLDER).map((part, index) => {
    const year = index % 2 ? years[part] : undefined;
    return year === undefined ? (
      <RichText key={index} text={index % 2 ? values[part]! : part} />
    ) : (
      <span key={index} data-widget="model-year" data-back={thisYear - year}>
        {year}
      </span>
    );
  });
}
