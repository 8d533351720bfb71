import { useAsk } from '@nestling/kit/ask.ts';
import { PublicAnnouncementsDocument } from '../public.graphql.ts';
import { Notices } from './Notices.tsx';

/** What everybody may read: on the page of signing in and on the tablet at the door. */
const PublicAnnouncements = () => {
  const { data } = useAsk(PublicAnnouncementsDocument, {});
  return <Notices told={data?.publicAnnouncements ?? []} />;
};

export default PublicAnnouncements;
