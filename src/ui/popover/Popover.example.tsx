import { useRef, useState } from 'react';
import { Button } from '../button/Button';
import type { Example } from '../example';
import { Popover } from './Popover';

function Opener() {
  const container = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span ref={container}>
      <Button
        onClick={() => {
          setAnchor(container.current);
        }}
      >
        What is a slough?
      </Button>
      {anchor !== null && (
        <Popover
          label="Slough"
          anchor={anchor}
          onClose={() => {
            setAnchor(null);
          }}
        >
          <p>A shallow pond or wet hollow on the prairie.</p>
        </Popover>
      )}
    </span>
  );
}

export const popoverExamples: readonly Example[] = [{ name: 'By a button', node: <Opener /> }];
