/** One path for each icon on a grid of 24 by 24, drawn as lines; whole and half numbers keep pages small. */
export const iconPaths = {
  phone:
    'M5 4h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  facebook: 'M10 21v-8H7m8 0h-5V8a4 4 0 0 1 4-4h2',
  instagram: 'M4 4h16v16H4zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M16.5 7.5h.1',
  youtube: 'M2.5 6h19v12h-19zM10 9.5v5l4.5-2.5z',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5 20.5 20.5',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4 20.5a8 7 0 0 1 16 0',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  chevron: 'M5 9l7 7 7-7',
  external: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.1',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 11.5v5M12 7.6v.1',
  check: 'M4 12.5l5 5L20 6.5',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  pin: 'M12 21.5C7 16 5 12.5 5 9.5a7 7 0 0 1 14 0c0 3-2 6.5-7 12zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  page: 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 12.5h7M8.5 16.5h7',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H4v10h16V11h-3',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2.5V7M16 2.5V7',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
} as const;

export type IconName = keyof typeof iconPaths;
