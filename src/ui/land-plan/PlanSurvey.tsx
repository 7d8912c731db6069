import * as styles from './LandPlan.module.css';
import type { PlanData } from './plan-data';

/** The survey behind the land: sections between their roads, quarters dotted. */
export function PlanSurvey({ sections }: { readonly sections: PlanData['sections'] }) {
  const at = ({ x, y }: { readonly x: number; readonly y: number }, dx = 0, dy = 0) =>
    `M${String(x + dx)} ${String(y + dy)}`;
  return (
    <g className={styles.survey}>
      <path d={sections.map((section) => `${at(section)}h80v80h-80z`).join('')} />
      <path d={sections.map((section) => `${at(section, 40)}v80${at(section, 0, 40)}h80`).join('')} />
    </g>
  );
}
