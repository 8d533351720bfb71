import { useWords } from '@nestling/ui/words.ts';
import type { Planned } from '../substitute.ts';
import { substituteWords } from '../substitute-words.ts';

/**
 * What is planned, a line each, with its section.
 * @param whole with the activities too: how long, where, what for
 */
export const PlannedList = ({ planned, whole = false }: { planned: readonly Planned[]; whole?: boolean }) => {
  const t = useWords(substituteWords);
  return (
    <ul>
      {planned.map(({ id, section, name, activities }) => (
        <li key={id}>
          {section}: {whole ? <b>{name}</b> : name}
          {whole
            ? activities.map((one) => (
                <p key={one.id}>
                  {[
                    one.title === name ? '' : one.title,
                    one.mins ? t('minutes', { count: one.mins }) : '',
                    one.loc,
                    one.summary,
                    one.supplies.length > 0
                      ? t('supplies', { names: one.supplies.map((thing) => thing.name).join(', ') })
                      : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              ))
            : null}
        </li>
      ))}
    </ul>
  );
};
