import { describe, expect, test } from 'vitest';
import { problemsWith, SAMPLE } from '../../support/sample-content.ts';

const oil = SAMPLE['services/oil.yaml']!;
const withFigure = (figure: string, time: string): string[] =>
  problemsWith({
    'services/oil.yaml': oil
      .replace('related:', `figures: [{ ${figure} }]\nrelated:`)
      .replace('paragraph: Time.', `paragraph: ${JSON.stringify(time)}`),
  });

describe('a time in a figure and in the texts of the page', () => {
  test.each([
    {
      figure: 'value: "1–2", label: hours for brakes',
      shown: '1–2 hours',
      time: 'Plan on two to three hours.',
      said: '"two to three hours"',
    },
    {
      figure: 'value: "1", label: hour',
      shown: '1 hour',
      time: 'Plan on 2 hours, or 3 hours in winter.',
      said: '"2 hours", "3 hours"',
    },
    {
      figure: 'value: "30+", label: minutes',
      shown: '30+ minutes',
      time: 'Plan on 45 to 60 minutes.',
      said: '"45 to 60 minutes"',
    },
  ])('$figure contradicts "$time"', ({ figure, shown, time, said }) => {
    const says = `The figure says "${shown}", but the texts of this page say ${said}. Write the same time in both.`;
    const [problem, ...others] = withFigure(figure, time);
    expect(problem).toMatch(/^content\/services\/oil\.yaml:\d+:\d+ {2}/);
    expect([problem, others]).toEqual([expect.stringContaining(says), []]);
  });

  test.each([
    {
      figure: 'value: "1–2", label: hours',
      time: 'An hour if all is well. Else one to two hours.',
    },
    { figure: 'value: "1", label: hour or so', time: 'Plan on about an hour.' },
    { figure: 'value: "30", label: minutes', time: 'Plan on half an hour, not 20 minutes.' },
    { figure: 'value: "30+", label: minutes', time: 'Plan on 30 to 60 minutes.' },
    {
      figure: 'value: "30", label: minutes',
      time: 'It may not show up for hours. Plan on two hours.',
    },
    { figure: 'value: "4", label: wheels', time: 'Plan on 3 hours.' },
  ])('$figure agrees with "$time"', ({ figure, time }) => {
    expect(withFigure(figure, time)).toEqual([]);
  });
});
