import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import { LandPlan } from '../../land/land-plan/LandPlan';
import * as styles from './NoticeFrame.module.css';
import type { NoticePageProps } from '../../../page-data/notice';

/** Three quarters in the corner of four, without a number. */
function threeQuarters(state: PlanState): PlanProps {
  return {
    label: '',
    bounds: [-32, -72, 144],
    survey: { y: -87, rows: 2 },
    sections: [],
    parcels: [
      {
        number: '',
        state,
        outline: 'M0-40h40v40h40v40H0z',
        surveyLines: 'M0 0h40v40',
        centre: [0, 0],
        corner: [0, 0],
        pivots: [],
      },
    ],
    blocks: [],
  };
}

const plans = {
  unknown: {
    label: '',
    bounds: [-52, -52, 144],
    survey: { y: -127, rows: 2 },
    sections: [],
    parcels: [
      {
        number: '?',
        state: 'not sold',
        outline: 'M0 0h40v40H0z',
        surveyLines: '',
        centre: [20, 20],
        corner: [0, 0],
        pivots: [],
      },
    ],
    blocks: [],
  },
  crossed: threeQuarters('withdrawn'),
  postponed: threeQuarters('postponed'),
  open: threeQuarters('for sale'),
} as const satisfies Record<NoticePageProps['illustration'], PlanProps>;

/** A picture of land, in the state that the notice is about. */
export function NoticeIllustration({ illustration }: Pick<NoticePageProps, 'illustration'>) {
  return (
    <div className={styles.plan}>
      <LandPlan plan={plans[illustration]} kind="card" />
    </div>
  );
}
