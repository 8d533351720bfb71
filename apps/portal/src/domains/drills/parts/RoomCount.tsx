import { ActionIcon, Button } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useDrillWords } from '../drill-words.ts';
import type { OneDrillQuery } from '../drills.graphql.ts';
import classes from './drills.module.css';

export type Counted = NonNullable<OneDrillQuery['getDrill']>['people'][number];

/** The heads of a room, each to be pressed once it is seen; or all of them at once. */
export const RoomCount = ({
  name,
  people,
  waiting,
  onCount,
  onRemove,
}: {
  name: string;
  people: readonly Counted[];
  /** Pressed, and on its way. */
  waiting: ReadonlyMap<string, boolean>;
  /** Left out: it is over, and only shown. */
  onCount?: ((ids: readonly string[], here: boolean) => void) | undefined;
  /** Takes one off the list who was written down by mistake; left out: nobody is. */
  onRemove?: ((id: string) => void) | undefined;
}) => {
  const { t } = useDrillWords();
  const isHere = ({ id, found_at }: Counted): boolean => waiting.get(id) ?? found_at !== null;
  const missing = people.filter((one) => !isHere(one));
  return (
    <section aria-label={name}>
      <Stack gap="xs">
        <Row justify="between">
          <h2 className={classes.head}>
            {name} · {t('of', { found: people.length - missing.length, expected: people.length })}
          </h2>
          {onCount && missing.length > 1 ? (
            <Button
              variant="default"
              onClick={() =>
                onCount(
                  missing.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('all')}
            </Button>
          ) : null}
        </Row>
        <ul className={classes.people}>
          {people.map((one) => (
            <li key={one.id} className={onRemove ? classes.removable : undefined}>
              <button
                type="button"
                className={classes.person}
                aria-pressed={isHere(one)}
                disabled={!onCount}
                onClick={() => onCount?.([one.id], !isHere(one))}
              >
                {isHere(one) ? (
                  <IconCircleCheckFilled size={26} aria-hidden="true" />
                ) : (
                  <IconCircle size={26} aria-hidden="true" />
                )}
                <span className={classes.name}>{one.name}</span>
              </button>
              {onRemove ? (
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={t('removeVisitor', { name: one.name ?? '' })}
                  onClick={() => onRemove(one.id)}
                >
                  <IconX size={20} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
};
