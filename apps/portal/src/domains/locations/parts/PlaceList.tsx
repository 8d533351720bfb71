import { Button } from '@mantine/core';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import classes from './places.module.css';

/**
 * A list on the page of a location: whole, without search or pages, with its panel beside it.
 * @param add the button above the list; null for whom may not add
 * @param count rows known; undefined before the first answer
 * @param panel what stands beside the list while something is added or changed
 */
export const PlaceList = ({
  add,
  count,
  error,
  onRetry,
  empty,
  panel,
  children,
}: {
  add: { readonly label: string; readonly onAdd: () => void } | null;
  count: number | undefined;
  error: CombinedError | undefined;
  onRetry: () => void;
  empty: ReactNode;
  panel: ReactNode;
  children: ReactNode;
}) => (
  <div className={classes.beside}>
    <div className={classes.main}>
      {add ? (
        <div className={classes.actions}>
          <Button leftSection={<IconPlus size={18} />} onClick={add.onAdd}>
            {add.label}
          </Button>
        </div>
      ) : null}
      <ListBody count={count} error={error} onRetry={onRetry} empty={empty}>
        {children}
      </ListBody>
    </div>
    {panel}
  </div>
);
