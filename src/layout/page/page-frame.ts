import { createContext } from 'react';

/** Whether a page fills the window, with header and footer, or opens over another page. */
export const PageFrame = createContext<'window' | 'modal'>('window');
