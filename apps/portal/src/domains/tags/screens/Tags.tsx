import { makeTagsAction } from '@nestling/contract/operations/tags.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { useSelection } from '@nestling/kit/selection.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsJoin, IconEraser, IconTrash } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { tagList } from '../lists.ts';
import { WordListScreen } from '../parts/WordListScreen.tsx';
import { tagWords } from '../words.ts';

/** The tags of the centre; several ticked ones are made one, taken off everybody, or removed. */
const Tags = () => {
  const t = useWords(tagWords);
  const selection = useSelection();
  const may = useMay()('edit_students');
  const act = useAction(makeTagsAction);
  const run = async (type: 'merge' | 'clear' | 'delete') => {
    const ended = await act.run({ id: [...selection.keys], type });
    if (ended?.kind === 'done') selection.clear();
  };
  return (
    <WordListScreen list={tagList} selection={selection}>
      {may ? (
        <BulkBar selection={selection}>
          {selection.keys.length > 1 ? (
            <BulkAct icon={<IconArrowsJoin size={18} />} onClick={() => void run('merge')}>
              {t('merge')}
            </BulkAct>
          ) : null}
          <BulkAct icon={<IconEraser size={18} />} onClick={() => void run('clear')}>
            {t('clear')}
          </BulkAct>
          <BulkAct icon={<IconTrash size={18} />} onClick={() => void run('delete')}>
            {t('remove')}
          </BulkAct>
        </BulkBar>
      ) : null}
    </WordListScreen>
  );
};

export default Tags;
