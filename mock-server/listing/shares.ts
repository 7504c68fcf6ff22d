import type { Listing } from './table';

/** The outstanding shares of the largest companies, in million: their order by market value is known to every investor. */
const LARGEST =
  'ACB 5137 BCM 1035 BID 7021 BSR 5007 BVH 742 CTG 5370 DGC 380 EIB 1863 FPT 1703 GAS 2343 GEE 366 GEX 902 GVR 4000 ' +
  'HDB 3495 HPG 7676 HVN 3114 KDH 1122 LPB 2987 MBB 8055 MCH 1057 MSN 1438 MWG 1479 NVL 2048 OCB 2663 PLX 1294 ' +
  'POW 2342 REE 542 SAB 1283 SHB 4594 SSB 2845 SSI 2078 STB 1885 TCB 7085 TPB 2642 VCB 8356 VHM 4107 VIB 3404 ' +
  'VIC 3855 VJC 592 VNM 2090 VPB 7934 VRE 2272 ACV 3583 VEA 1329 VGI 3044 MVN 1201 FOX 739 QNS 368 IDC 380 ' +
  'ABB 1035 BAB 958 BVB 640 CEO 540 DVN 237 HND 500 HUT 1063 KSV 200 MBS 659 MPC 400 MSR 1099 NTP 171 NVB 1170 OIL 1034 ' +
  'PHP 327 PVI 234 PVS 511 QTP 450 SAS 133 SGP 216 SHS 894 SJG 450 SNZ 376 SSH 375 THD 385 TVN 678 VBB 820 VCS 160 VEF 167 VGT 500';

const inMillions = new Map(
  [...LARGEST.matchAll(/(\w+) (\d+)/g)].map(([, symbol = '', count]) => [symbol, Number(count)]),
);

/** Of other companies about every 200th share is traded on a usual day. */
const USUAL_DAYS = 200;

/** The outstanding shares of a company; null for a fund, whose number changes from day to day. */
export function sharesOf({ symbol, kind, baseVolume }: Listing): number | null {
  if (kind === 'etf') return null;
  return (inMillions.get(symbol) ?? Math.max(5, Math.round((baseVolume * USUAL_DAYS) / 1e6))) * 1e6;
}
