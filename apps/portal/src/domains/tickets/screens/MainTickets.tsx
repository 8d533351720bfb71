import { TicketList } from '../parts/TicketList.tsx';

/** The tickets of all locations, for support. */
const MainTickets = () => <TicketList main={true} />;

export default MainTickets;
