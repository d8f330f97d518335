import { wordSet } from "../match/word-set";

/** What a firm does or sells, as the last word of its name: "Tarbert Sails", "Kestrel Lettings". Such a name is nobody's. */
export const TRADE_WORDS = wordSet(`
accountants advertiser advisers alarms antiques appliances artists aquatics arboriculture assurance auctioneers audio bikes biofuels blinds boats bookkeeping bottlers
cabs caravans carpets chandlers cider coaches coachworks coffee computers confectioners conservatories controls conveyancing curtains cycles
decorating decorators digital drainage driving drones dyers electricians electrics embroidery engravers environmental excavations exhibitions
fabrics farmers fashions fencing fertilisers finishes fireplaces fireworks fitness fixings footwear forestry foundries framers framing fuels funerals furnishers
gazette gifts glaziers graphics groundworks guardian hairdressers haulers ices inks installations installers ironmongers ironworks jewellers
kitchens lettings lifts lighting loans locksmiths maltings maltsters marquees masonry mechanics millers millwork minibuses mouldings nurserymen
opticians outdoors paints paving pensions photographers physiotherapy pianos pies planners plasterers plumbers polymers print prints proofing pumps
ranges refrigeration repairs rigging saddlers safety sails sawmill sawmills seafoods sensors sheds signage signs smokehouse soaps spices spirits springs stables stationery stonemasons stoves structures surfacing surveying
assurances énergie énergies conseil conseils expertise bâtiment automobiles informatique logistique nettoyage paysage paysages plomberie électricité chauffage
seguros asesores abogados arquitectos ingenieros consultores construcciones instalaciones assicurazioni impianti costruzioni trasporti viaggi
bau holzbau metallbau gartenbau versicherungen reisen immobilien touristik elektrotechnik haustechnik messtechnik messsysteme systeme logistik bouw techniek installaties verzekeringen
costumes livestock pallets rafts tarmac taxis teas telecoms telegraph thatchers timbers toys tribune tyres undertakers upholsterers utilities vans vintners vinyl woodcraft workwear yarns
elevators abatement asbestos forniture fornitura maintenance bottling kilns cutlery beekeeping hydraulics engineers diagnostics cleaners laundrettes catering brewery roastery bakers flooring glazing insulation scaffold demolition haulage upholstery tailors florist landscapes arborists nurseries compost feeds malts barrels
`);
