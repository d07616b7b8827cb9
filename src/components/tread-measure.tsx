import type { StateInspection } from '../schema/content.ts';

/** Lengths in millimeters. */
const INCH = 25.4;
const THIRTY_SECOND = INCH / 32;
const FOOT = 30;
const TICKS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A strip at real size, only on paper. An inch beside it checks the printer's scale. */
export function TreadMeasure({ measure }: { measure: StateInspection['driveway']['measure'] }) {
  return (
    <div className="tread-measure" hidden>
      <svg width="66mm" height="32mm" viewBox="0 0 66 32" fontSize="3" aria-hidden="true">
        <path
          d={`M.3 ${FOOT}V.3H24V${FOOT}z`}
          fill="none"
          stroke="#000"
          strokeWidth=".3"
          strokeDasharray="1.5 1"
        />
        <path d={`M0 ${FOOT}h24v${-2 * THIRTY_SECOND}H0z`} />
        {TICKS.map((tick) => (
          <path
            key={tick}
            d={`M24 ${(FOOT - tick * THIRTY_SECOND).toFixed(3)}h${tick % 2 ? -4 : -9}`}
            stroke="#000"
            strokeWidth=".2"
          />
        ))}
        {TICKS.filter((tick) => tick % 4 === 0).map((tick) => (
          <text key={tick} x="14" y={(FOOT - tick * THIRTY_SECOND + 1).toFixed(2)} textAnchor="end">
            {tick}/32
          </text>
        ))}
        <path d={`M36 ${FOOT}v-4m0 2h${INCH}m0-2v4`} fill="none" stroke="#000" strokeWidth=".3" />
        <text x={36 + INCH / 2} y={FOOT - 4} textAnchor="middle">
          {measure.inch}
        </text>
      </svg>
      <p>{measure.text}</p>
    </div>
  );
}
