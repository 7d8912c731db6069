import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './next-tab';
import * as styles from './Tabs.module.css';

interface Tab {
  /** Unique among the tabs. */
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Name of the group of tabs. */
  readonly label: string;
  /** The first one is open to begin with. */
  readonly tabs: readonly Tab[];
}

/** Panels of which one is shown at a time; arrow keys move between their tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [active, setActive] = useState(0);

  function move(event: KeyboardEvent): void {
    const next = nextTab(event.key, active, tabs.length);
    if (next === null) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children.item(next);
    // Focus shows the panel, too.
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => {
              setActive(index);
            }}
            onFocus={() => {
              setActive(index);
            }}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${tab.key}`}
          // A panel without links has to be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          hidden={index !== active}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
