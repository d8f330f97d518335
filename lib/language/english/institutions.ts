/** Bodies that everyone knows by these words or letters, with nothing behind them. */
export const ENGLISH_INSTITUTIONS = String.raw`(?:Royal )?British Legion|Arts Council(?: (?:of )?(?:England|Wales|Scotland|Ireland|Northern Ireland))?|(?!Students)\p{Lu}\p{Ll}+s['’] Union|HMRC|DVLA|DVSA|DEFRA|Defra|Ofsted|Ofgem|Ofcom|CQC|ACAS|UCAS|RNLI|RSPB|RSPCA|NSPCC|UNICEF|UNESCO|UNHCR|OECD|ETSI|3GPP`;
