import type { SaleCardProps } from '../../page-data/common-props';
import type { HeaderProps } from '../../page-data/shell-props';

/** A sale in the Buy Land menu, for tests. */
export const exampleMenuSale: SaleCardProps = {
  href: '/auctions/burnt-birch-ranch/',
  name: 'Burnt Birch Ranch',
  nearby: 'nearby Spirit River, AB',
  position: null,
  schedule: { slug: 'burnt-birch-ranch', status: 'upcoming', opensAt: null, finalCloseAt: null },
  banner: null,
  opensAt: null,
  firstCloseAt: null,
  closesAt: null,
  area: '',
  lots: '',
  price: '',
  priceNote: '',
  enBloc: false,
  picture: null,
  plan: null,
};

/** The header of a company without a banner, for tests. */
export const exampleHeader: HeaderProps = {
  brand: 'Prairie Test',
  contact: {
    phone: '+1 (866) 263-7480',
    phoneHref: 'tel:+18662637480',
    email: 'hello@site.example',
    emailHref: 'mailto:hello@site.example',
    hours: '',
    responseNote: '',
  },
  social: [{ label: 'YouTube', href: 'https://video.example/' }],
  home: { label: 'Home', href: '/' },
  buy: {
    main: { label: 'Buy Land', href: '/sales/' },
    groups: [{ title: 'Find land', links: [{ label: 'Past sales', href: '/past-sales/' }] }],
  },
  sell: {
    main: { label: 'Sell Land', href: '/sell/' },
    groups: [{ title: 'Selling', links: [{ label: 'Our team', href: '/team/' }] }],
  },
  more: {
    label: 'More',
    groups: [
      { title: 'Why us', links: [{ label: 'Podcast', href: '/podcast/' }] },
      { title: 'How It Works', links: [{ label: 'Starting bids', href: '/bidding/#Starting-Bids' }] },
    ],
  },
  account: {
    login: { label: 'Login', href: 'https://engine.example/login/' },
    register: { label: 'Create Account', href: 'https://engine.example/register/' },
    profile: { label: 'Edit Your Account', href: 'https://engine.example/profile/' },
    registerToBid: 'Register To Bid',
    addNumber: 'Add your number',
    logout: { label: 'Logout', href: 'https://engine.example/logout/' },
    adminSales: { label: 'Admin Sales', href: 'https://engine.example/admin/auctions/' },
    adminUsers: { label: 'Admin Users', href: 'https://engine.example/admin/users/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  search: {
    page: '/search/',
    sales: '/sales/',
    popular: [{ key: 'edmonton-ab', label: 'Edmonton, AB', coordinates: [-113.5, 53.5] }],
    upcoming: [
      {
        key: 'burnt-birch-ranch',
        slug: 'burnt-birch-ranch',
        name: 'Burnt Birch Ranch',
        location: 'Spirit River, AB',
      },
    ],
    services: { algolia: null, mapbox: null },
    failure: 'No suggestions.',
  },
  saleCount: 1,
  liveCount: 0,
  menuSales: [exampleMenuSale],
  quotes: [],
};
