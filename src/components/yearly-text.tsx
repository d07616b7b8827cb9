import { RichText } from './rich-text.tsx';

type YearlyTextProps = {
  text: string;
  /** A number is a year that goes up with the calendar. */
  values: Record<string, string | number>;
  /** The calendar year at build time. */
  year: number;
};

/** A text with years. The script keeps those current that go up with the calendar. */
export function YearlyText({ text, values, year }: YearlyTextProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 ? values[part]! : part;
    return typeof value === 'number' ? (
      <span key={index} data-widget="model-year" data-back={year - value}>
        {value}
      </span>
    ) : (
      <RichText key={index} text={value} />
    );
  });
}
