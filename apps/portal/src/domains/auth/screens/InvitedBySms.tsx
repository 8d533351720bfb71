import { Invitation } from '../parts/Invitation.tsx';

/** An invitation that came by text message. */
const InvitedBySms = () => <Invitation way="phone" />;

export default InvitedBySms;
