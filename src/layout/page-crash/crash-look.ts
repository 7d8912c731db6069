import * as styles from '../../components/reading/notice-body/NoticeFrame.module.css';

export { CrashContact } from './CrashContact';
export { NoticePlan } from '../../components/reading/notice-body/NoticePlan';
export const { frame: frameClass, text: textClass, ways: waysClass } = styles;
