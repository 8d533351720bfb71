import { Invitation } from '../parts/Invitation.tsx';

/** An invitation that came by email. */
const InvitedByEmail = () => <Invitation way="email" />;

export default InvitedByEmail;
