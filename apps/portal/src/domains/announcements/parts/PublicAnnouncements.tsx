import { useQuery } from 'urql';
import { PublicAnnouncementsDocument } from '../public.graphql.ts';
import { Notices } from './Notices.tsx';

/** What everybody may read: on the page of signing in and on the tablet at the door. */
const PublicAnnouncements = () => {
  const [{ data }] = useQuery({ query: PublicAnnouncementsDocument });
  return <Notices told={data?.publicAnnouncements ?? []} />;
};

export default PublicAnnouncements;
