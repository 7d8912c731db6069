import { createContext } from 'react';

/** The frame of a page: the window, with header and footer, or a modal over another page. */
export const PageFrame = createContext<'window' | 'modal'>('window');
