import { applyFormFilter, clearFormFilter } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { ListState } from '@nestling/kit/list-state.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { KeptFormFilterDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

const textOf = (kept: unknown, key: string): string => {
  const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, key) : '';
  return typeof value === 'string' ? value : '';
};

/** The filter a person keeps for the forms of a location: taken up when the list opens without one, on every device. */
export const KeepFilter = ({ location, state }: { location: string; state: ListState<'state' | 'shared'> }) => {
  const t = useWords(formWords);
  const { data } = useAsk(KeptFormFilterDocument, { location });
  const keep = useAction(applyFormFilter);
  const drop = useAction(clearFormFilter);
  const taken = useRef('');
  const kept = data?.getFormFilter?.filter;
  useEffect(() => {
    if (!data || taken.current === location) return;
    taken.current = location;
    if (state.filtered || !kept) return;
    state.set({
      search: textOf(kept, 'search'),
      filters: { state: textOf(kept, 'status'), shared: textOf(kept, 'share_with') },
    });
  }, [data, kept, location, state]);
  const filter = {
    ...(state.search ? { search: state.search } : {}),
    ...(state.filter('state') ? { status: state.filter('state') } : {}),
    ...(state.filter('shared') ? { share_with: state.filter('shared') } : {}),
  };
  if (!kept && Object.keys(filter).length === 0) return null;
  return (
    <Menu
      label={t('keepFilter')}
      button={<IconBookmark size={16} />}
      items={[
        { key: 'keep', label: t('keepFilter'), onPick: () => void keep.run({ filter, location }) },
        ...(kept ? [{ key: 'drop', label: t('dropFilter'), onPick: () => void drop.run({ location }) }] : []),
      ]}
    />
  );
};
