import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { BulkMenu } from '@nestling/kit/BulkBar.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconTag } from '@tabler/icons-react';
import { GiveTagDocument, TagsDocument } from '../tags.graphql.ts';
import { tagWords } from '../words.ts';

/** Gives a tag to those who are ticked; what they carry already stays. Nothing where the center has no tags. */
export const BulkTag = ({
  students,
  users,
  onDone,
}: {
  students?: readonly string[];
  users?: readonly string[];
  onDone: () => void;
}) => {
  const t = useWords(tagWords);
  const { data } = useAsk(TagsDocument, { first: 200 }, { keep: ['first'] });
  const give = useAction(GiveTagDocument);
  const run = async (tag: string) => {
    const ended = await give.run({
      words: [tag],
      students: students ? [...students] : null,
      users: users ? [...users] : null,
    });
    if (ended?.kind === 'done') onDone();
  };
  const tags = data?.words ?? [];
  return tags.length > 0 ? (
    <BulkMenu
      icon={<IconTag size={18} aria-hidden="true" />}
      label={t('tag')}
      items={tags.map(({ id, name }) => ({ key: id, label: name, onPick: () => void run(id) }))}
    />
  ) : null;
};
