import { describe, expect, test } from 'vitest';
import { problemsWith, SAMPLE } from '../support/sample-content.ts';

const oil = SAMPLE['services/oil.yaml']!;
const withFigure = (figure: string, time: string): string[] =>
  problemsWith({
    'services/oil.yaml': oil
      .replace('related:', `figures: [{ ${figure} }]\nrelated:`)
      .replace('paragraph: Time.', `paragraph: ${JSON.stringify(time)}`),
  });

describe('a time in a figure and in the texts of the page', () => {
  test.each([
    { figure: 'value: "1–2", label: hours for brakes', time: 'Plan on two to three hours.', says: '"1–2 hours", but the texts of this' },
    { figure: 'value: "1", label: hour', time: 'Plan on 2 hours, or 3 hours in winter.', says: '"1 hour", but the texts of this page' },
    { figure: 'value: "30+", label: minutes', time: 'Plan on 45 to 60 minutes.', says: '"30+ minutes", but the texts of this page say' },
  ])('$figure contradicts "$time"', ({ figure, time, says }) => {
    expect(withFigure(figure, time)).toEqual([expect.stringMatching(/^content\/services\/oil\.yaml:\d+:\d+ {2}/)]);
    expect(withFigure(figure, time)).toEqual([expect.stringContaining(`The figure says ${says} Write the same time in both.`)]);
  });

  test.each([
    { figure: 'value: "1–2", label: hours', time: 'An hour if all is well. Else one to two hours.' },
    { figure: 'value: "1", label: hour or so', time: 'Plan on about an hour.' },
    { figure: 'value: "30", label: minutes', time: 'Plan on half an hour, not 20 minutes.' },
    { figure: 'value: "30+", label: minutes', time: 'Plan on 30 to 60 minutes.' },
    { figure: 'value: "30", label: minutes', time: 'It may not show up for hours. Plan on two hours.' },
    { figure: 'value: "4", label: wheels', time: 'Plan on 3 hours.' },
  ])('$figure agrees with "$time"', ({ figure, time }) => {
    expect(withFigure(figure, time)).toEqual([]);
  });
});
