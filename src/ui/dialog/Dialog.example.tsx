import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import type { Example } from '../example';
import { Dialog } from './Dialog';

interface OpenerProps {
  readonly heading: string;
  readonly kind: 'panel' | 'centre';
  readonly children: ReactNode;
}

/** One dialog covers the page, so each waits behind a button. */
function Opener({ heading, kind, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {`Open ${heading}`}
      </Button>
      <Dialog
        heading={heading}
        kind={kind}
        open={open}
        closeLabel="Close"
        onClose={() => {
          setOpen(false);
        }}
      >
        {children}
      </Dialog>
    </>
  );
}

export const dialogExamples: readonly Example[] = [
  {
    name: 'Panel',
    node: (
      <Opener heading="Contact us" kind="panel">
        <p>We answer e-mail within a few hours.</p>
      </Opener>
    ),
  },
  {
    name: 'Centre',
    node: (
      <Opener heading="Four Mile Coulee" kind="centre">
        <p>A section under four pivots, a dryland quarter and a coulee of native grass.</p>
      </Opener>
    ),
  },
  {
    name: 'Panel with long words and more than fits',
    node: (
      <Opener heading="Conditions générales des enchères de Saint-Pierre-Jolys" kind="panel">
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Line {index + 1} of what is to be read.</p>
        ))}
      </Opener>
    ),
  },
];
