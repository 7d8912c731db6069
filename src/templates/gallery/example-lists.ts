import { lotNumberExamples } from '../../components/sales/lot-number/LotNumber.example';
import { menuSalesExamples } from '../../layout/menu-sales/MenuSales.example';
import { playerExamples } from '../../components/podcast/player/Player.example';
import { planPairExamples } from '../../components/sales/plan-pair/PlanPair.example';
import { priceStripExamples } from '../../components/sales/price-strip/PriceStrip.example';
import { portraitsExamples } from '../../components/people/people-list/Portraits.example';
import { quoteExamples } from '../../components/people/quote/Quote.example';
import { registerButtonExamples } from '../../components/sales/register-button/RegisterButton.example';
import { companyFactsExamples } from '../../components/contact/company-facts/CompanyFacts.example';
import { registrationExamples } from '../../components/sales/registration/Registration.example';
import { saleCardExamples } from '../../components/sales/sale-card/SaleCard.example';
import { featuredSaleExamples } from '../../components/sales/featured-sale/FeaturedSale.example';
import { salesMapExamples } from '../../components/sales/sales-map/SalesMap.example';
import { searchFormExamples } from '../../features/search/SearchForm.example';
import { sellingBannerExamples } from '../../layout/overlays/SellingBanner.example';
import { shareButtonExamples } from '../../components/sales/share/ShareButton.example';
import { videoPlayerExamples } from '../../components/media/video/VideoPlayer.example';
import { videoThumbnailExamples } from '../../components/media/video/VideoThumbnail.example';
import { landPlanExamples } from '../../components/land/land-plan/LandPlan.example';
import { landRecordExamples } from '../../components/land/land-record/LandRecord.example';
import { lightboxExamples } from '../../ui/lightbox/Lightbox.example';
import { titleRowsExamples } from '../../ui/title-rows/TitleRows.example';
import { townshipMapExamples } from '../../components/land/township-map/TownshipMap.example';
import type { Example } from '../../ui/example';
import { badgeExamples } from '../../ui/badge/Badge.example';
import { buttonExamples } from '../../ui/button/Button.example';
import { buttonLinkExamples } from '../../ui/button-link/ButtonLink.example';
import { checkboxExamples } from '../../ui/checkbox/Checkbox.example';
import { dataTableExamples } from '../../ui/data-table/DataTable.example';
import { dialogExamples } from '../../ui/dialog/Dialog.example';
import { disclosureExamples } from '../../ui/disclosure/Disclosure.example';
import { foldExamples } from '../../ui/fold/Fold.example';
import { errorSummaryExamples } from '../../ui/error-summary/ErrorSummary.example';
import { factListExamples } from '../../ui/fact-list/FactList.example';
import { fieldExamples } from '../../ui/field/Field.example';
import { statListExamples } from '../../ui/stat-list/StatList.example';
import { iconExamples } from '../../ui/icon/Icon.example';
import { iconButtonExamples } from '../../ui/icon-button/IconButton.example';
import { linkListExamples } from '../../ui/link-list/LinkList.example';
import { moreLinkExamples } from '../../ui/more-link/MoreLink.example';
import { noteExamples } from '../../ui/note/Note.example';
import { paginationExamples } from '../../ui/pagination/Pagination.example';
import { popoverExamples } from '../../ui/popover/Popover.example';
import { proseExamples } from '../../ui/prose/Prose.example';
import { markedTextExample } from '../../ui/marked-text/MarkedText.example';
import { rowListExamples } from '../../ui/row-list/RowList.example';
import { selectExamples } from '../../ui/select/Select.example';
import { textAreaExamples } from '../../ui/text-area/TextArea.example';
import { textFieldExamples } from '../../ui/text-field/TextField.example';
import { timelineExamples } from '../../ui/timeline/Timeline.example';
import { toastExamples } from '../../ui/toast/Toast.example';
import { toastButtonsExamples } from './ToastButtons.example';

export interface ExampleList {
  /** Name of the component. */
  readonly name: string;
  readonly examples: readonly Example[];
}

const uiExamples: readonly ExampleList[] = [
  { name: 'Badge', examples: badgeExamples },
  { name: 'Button', examples: buttonExamples },
  { name: 'ButtonLink', examples: buttonLinkExamples },
  { name: 'Checkbox', examples: checkboxExamples },
  { name: 'DataTable', examples: dataTableExamples },
  { name: 'Dialog', examples: dialogExamples },
  { name: 'Disclosure', examples: disclosureExamples },
  { name: 'Fold', examples: foldExamples },
  { name: 'ErrorSummary', examples: errorSummaryExamples },
  { name: 'FactList', examples: factListExamples },
  { name: 'Field', examples: fieldExamples },
  { name: 'StatList', examples: statListExamples },
  { name: 'Icon', examples: iconExamples },
  { name: 'IconButton', examples: iconButtonExamples },
  { name: 'LandPlan', examples: landPlanExamples },
  { name: 'LandRecord', examples: landRecordExamples },
  { name: 'Lightbox', examples: lightboxExamples },
  { name: 'LinkList', examples: linkListExamples },
  { name: 'MarkedText', examples: [markedTextExample] },
  { name: 'MoreLink', examples: moreLinkExamples },
  { name: 'Note', examples: noteExamples },
  { name: 'Pagination', examples: paginationExamples },
  { name: 'Popover', examples: popoverExamples },
  { name: 'Prose', examples: proseExamples },
  { name: 'RowList', examples: rowListExamples },
  { name: 'Select', examples: selectExamples },
  { name: 'TextArea', examples: textAreaExamples },
  { name: 'TextField', examples: textFieldExamples },
  { name: 'Timeline', examples: timelineExamples },
  { name: 'TitleRows', examples: titleRowsExamples },
  { name: 'Toast', examples: toastExamples },
  { name: 'TownshipMap', examples: townshipMapExamples },
];

/** Parts that depend on land and sales: examples of src/layout are listed here. */
const layoutExamples: readonly ExampleList[] = [
  { name: 'CompanyFacts', examples: companyFactsExamples },
  { name: 'LotNumber', examples: lotNumberExamples },
  { name: 'MenuSales', examples: menuSalesExamples },
  { name: 'Player', examples: playerExamples },
  { name: 'PlanPair', examples: planPairExamples },
  { name: 'Portraits', examples: portraitsExamples },
  { name: 'PriceStrip', examples: priceStripExamples },
  { name: 'Quote', examples: quoteExamples },
  { name: 'RegisterButton', examples: registerButtonExamples },
  { name: 'Registration', examples: registrationExamples },
  { name: 'SaleCard', examples: saleCardExamples },
  { name: 'FeaturedSale', examples: featuredSaleExamples },
  { name: 'SalesMap', examples: salesMapExamples },
  { name: 'SearchForm', examples: searchFormExamples },
  { name: 'SellingBanner', examples: sellingBannerExamples },
  { name: 'ShareButton', examples: shareButtonExamples },
  { name: 'Toasts', examples: toastButtonsExamples },
  { name: 'VideoPlayer', examples: videoPlayerExamples },
  { name: 'VideoThumbnail', examples: videoThumbnailExamples },
];

/** All examples of the gallery, in order. */
export const exampleLists: readonly ExampleList[] = [...uiExamples, ...layoutExamples];
