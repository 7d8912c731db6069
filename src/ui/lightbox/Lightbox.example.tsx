import { useState } from 'react';
import { Button } from '../button/Button';
import type { Example } from '../example';
import { Lightbox } from './Lightbox';

const pictures = ['A river between clay hills', 'Stubble in front of a line of forest'].map((alt, index) => ({
  alt,
  caption: `${alt}, which is not there`,
  width: 1248,
  height: 832,
  src: `/no-picture-${String(index)}.jpg`,
  srcSet: `/no-picture-${String(index)}.jpg 1248w`,
  sources: [],
}));

const labels = {
  pictures: 'Pictures',
  picture: 'The picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'This picture could not be loaded.',
};

/** It covers the page, so it waits behind a button. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open pictures that are missing
      </Button>
      {open && (
        <Lightbox
          pictures={pictures}
          start={0}
          labels={labels}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export const lightboxExamples: readonly Example[] = [{ name: 'Broken pictures', node: <Opener /> }];
