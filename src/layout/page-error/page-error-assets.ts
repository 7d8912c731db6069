import * as styles from '../../components/reading/notice-body/NoticeFrame.module.css';

export { ErrorContact } from './ErrorContact';
export { PageFeedback } from './PageFeedback';
export { NoticeIllustration } from '../../components/reading/notice-body/NoticeIllustration';
export const { frame: frameClass, text: textClass, ways: linksClass } = styles;
