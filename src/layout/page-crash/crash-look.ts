import * as styles from '../../components/reading/notice-body/NoticeFrame.module.css';

export { CrashContact } from './CrashContact';
export { NoticeIllustration } from '../../components/reading/notice-body/NoticeIllustration';
export const { frame: frameClass, text: textClass, ways: waysClass } = styles;
