import { sendingPart } from '@nestling/kit/later-send.ts';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { useEffect, useRef } from 'react';
import { useClient, useQuery, useSubscription } from 'urql';
import { AnnouncementsChangedDocument, MyAnnouncementsDocument, TopAnnouncementsDocument } from '../top.graphql.ts';
import { Notices } from './Notices.tsx';

/** What holds today for whoever looks: at a location, or at all of the family's. Standing on the page it has been seen. */
const TopAnnouncements = ({ location }: { location?: string }) => {
  const client = useClient();
  const [mine, askMine] = useQuery({ query: MyAnnouncementsDocument, pause: location !== undefined });
  const [here, askHere] = useQuery({
    query: TopAnnouncementsDocument,
    variables: { location: location ?? '' },
    pause: location === undefined,
  });
  const soon = useReadingAnew(() => (location === undefined ? askMine : askHere)({ requestPolicy: 'network-only' }));
  useSubscription({ query: AnnouncementsChangedDocument }, (_, change) => {
    soon();
    return change;
  });
  const told = location === undefined ? mine.data?.myAnnouncements : here.data?.topAnnouncements;
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const unseen = (told ?? []).filter(({ id, seen }) => !seen && !marked.current.has(id));
    if (unseen.length === 0) return;
    for (const { id } of unseen) marked.current.add(id);
    // After they are drawn: a family's first page is not made to wait for the calls of this domain.
    import('@nestling/contract/operations/announcements.gen.ts').then(
      async ({ markSeenAnnouncement }) => {
        const { sendMutation } = await sendingPart();
        for (const { id } of unseen) void sendMutation(client, markSeenAnnouncement, { id }, { quiet: true });
      },
      () => marked.current.clear(),
    );
  }, [told, client]);
  return <Notices told={told ?? []} />;
};

export default TopAnnouncements;
