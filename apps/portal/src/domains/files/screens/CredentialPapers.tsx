import type { Located } from '../../../shell/place.ts';
import { CredentialList } from '../credentials/CredentialList.tsx';
import { CredentialTabs } from '../credentials/CredentialTabs.tsx';

/** What the team of a location has handed in. */
const CredentialPapers = ({ place: { id, today } }: Located) => (
  <CredentialList location={id} today={today} of={null} tabs={<CredentialTabs here="papers" />} />
);

export default CredentialPapers;
