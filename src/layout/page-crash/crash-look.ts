import * as styles from '../notice-body/NoticeFrame.module.css';

export { CrashContact } from './CrashContact';
export { NoticePlan } from '../notice-body/NoticePlan';
export const { frame: frameClass, text: textClass, ways: waysClass } = styles;
