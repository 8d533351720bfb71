import { useAsk } from '@nestling/kit/ask.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { AnnouncementSeenDocument } from '../announcements.graphql.ts';
import { announcementWords } from '../words.ts';

/** Who has seen an announcement, and when. */
export const AnnouncementSeen = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(announcementWords);
  const { language } = useSpeech();
  const { data } = useAsk(AnnouncementSeenDocument, { id }, { fresh: true });
  const people = data?.getAnnouncementSeen;
  return (
    <SidePanel title={t('seenBy')} onClose={onClose}>
      {people?.length === 0 ? <p>{t('seenNobody')}</p> : null}
      {people?.map((one) => (
        <p key={one.id}>
          <Person id={one.id} name={one.name} detail={momentWords(one.at, language)} />
        </p>
      ))}
    </SidePanel>
  );
};
